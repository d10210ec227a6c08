"""The toes, which the whole figure's picture ends before: a strip below it for each layer that reaches down there."""
from studio.job import Job
from studio.mirror import person
from studio.mirror.eye import View
from studio.mirror.layers import Sitting, lit
from studio.people.figure import Figure
from studio.scene import reset

_LAYERS = ('body', 'underwear', 'boots', 'crocs', 'shoeCovers', 'jeans', 'coverall-open', 'coverall-closed', 'reusableShoecovers',
           'reusableShoecovers-alone')
# In pixels at 2x: how far the strip goes down, and how far it lies over the figure's picture.
_DEEP, _OVER = 84, 10


def _strip():
    figure = person.FIGURE
    height = _DEEP + _OVER
    edge = figure.middle[1] - figure.pixels[1] / 2 / figure.density
    middle = edge + (_OVER - height / 2) / figure.density
    return View('feet', (0, middle), (figure.size[0], height / figure.density), figure.density)


def _draw(sex):
    def draw(out):
        reset()
        lit()
        view = _strip()
        sitting = Sitting(Figure(sex, person.UPRIGHT), person._WORN, _LAYERS)
        sitting.draw(_LAYERS, view, lambda layer, pixels: out.sprite(f'mirror/{sex}/{layer}/feet', pixels, view.pivot()))
    return draw


def jobs(sex):
    return [Job(sex, _draw(sex), 90.0)]


def facts(sex):
    """The figure's look with the strip: higher, so that its places are at other percents."""
    look = dict(person.facts(sex)[f'mirror/{sex}/figure'])
    height = look['height'] + _DEEP / 2
    share = look['height'] / height
    look['spots'] = {name: [x, round(y * share, 2)] for name, (x, y) in look['spots'].items()}
    look['height'] = height
    return {f'mirror/{sex}/figure': look}
