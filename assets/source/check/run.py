"""
Looks for clothes that show what is under them: for each dress, pose and direction the layers put one on another, as a
scene does, against all of them in one scene. Prints the worst; fails when a frame is over the bound.

    blender -b --factory-startup -noaudio --python-exit-code 1 -P assets/source/check/run.py -- [--all] [--bound 0.03]
        [--man | --girl] [--pose walk-2] [--drawn FOLDER]

Without `--drawn` the layers' pictures are told from their shapes; with it they are those drawn into the folder, of which
the cache of the build is one (`--drawn .cache/assets`), so that what is shipped is looked at.
"""
import argparse
import os
import sys
import time

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from check.depth import EMPTY, depth_map  # noqa: E402
from check.drawn import Drawn  # noqa: E402
from check.dresses import DRESSES, QUICK_POSES  # noqa: E402
from studio.people.figure import Figure  # noqa: E402
from studio.people.poses import POSES  # noqa: E402
from studio.people.sheet import Wardrobe  # noqa: E402
from studio.people.wear import LAYERS  # noqa: E402
from studio.scene import reset  # noqa: E402
from studio.sprite import FACINGS  # noqa: E402

# Two layers nearer than this to each other are one surface: which is seen is a matter of rounding.
_SAME_METRES = 0.012


# Meant: hair lies over what it would be under; one-pass it hangs inside of a collar.
_MEANT = {('hairLong', garment) for garment in ('coat', 'shirt', 'underwear')}


def _allowed(depths, held_out, layer):
    """Where the layer's own picture has pixels: nothing that hides it lies in front."""
    seen = depths[layer] > EMPTY
    for other in held_out:
        if other != layer:
            seen &= depths[layer] >= depths[other] - 0.002
    return seen


def _top(names, masks, shape):
    """The number of the last layer seen at each pixel; −1 where there is none."""
    top = np.full(shape, -1)
    for number, name in enumerate(names):
        top[masks[name]] = number
    return top


def _thick(wrong):
    """Only pixels with wrong ones beside them in a 2 × 2 block: single ones on an outline are rounding."""
    block = wrong[:-1, :-1] & wrong[1:, :-1] & wrong[:-1, 1:] & wrong[1:, 1:]
    kept = np.zeros_like(wrong)
    for down, right in ((0, 0), (1, 0), (0, 1), (1, 1)):
        kept[down:kept.shape[0] - 1 + down, right:kept.shape[1] - 1 + right] |= block
    return kept


def compared(names, depths, masks):
    """Shares of a dressed person's pixels at which the pile of pictures is not the scene, by (seen, should be)."""
    names = ['body', *(name for name in LAYERS if name in names)]
    stack = np.stack([depths[name] for name in names])
    nearest, first = stack.max(0), stack.argmax(0)
    person = nearest > EMPTY
    pile = _top(names, masks, person.shape)
    shown = np.where(pile >= 0, np.take_along_axis(stack, np.maximum(pile, 0)[None], 0)[0], EMPTY)
    wrong = _thick(person & (pile != first) & (nearest - shown > _SAME_METRES))
    found = {}
    for seen, right in set(zip(pile[wrong].tolist(), first[wrong].tolist())):
        pair = (names[seen] if seen >= 0 else 'nothing', names[right])
        if pair in _MEANT:
            continue
        share = (wrong & (pile == seen) & (first == right)).sum() / person.sum()
        found[pair] = float(share)
    return found


def _frames(sexes, poses, drawn):
    for sex in sexes:
        for pose in poses:
            reset()
            wardrobe = Wardrobe(Figure(sex, POSES[pose]), LAYERS)
            for facing in FACINGS:
                depths = {layer: depth_map(wardrobe.shapes[layer], facing) for layer in LAYERS}
                masks = {layer: _allowed(depths, LAYERS[layer].held_out_by, layer) for layer in LAYERS}
                if drawn:
                    masks = {layer: drawn.mask(sex, layer, pose, facing, masks[layer].shape) for layer in LAYERS}
                yield f'{sex} {pose} {facing}', depths, masks


def _given():
    parser = argparse.ArgumentParser(prog='assets:check')
    parser.add_argument('--all', action='store_true')
    parser.add_argument('--bound', type=float, default=0.03)
    parser.add_argument('--man', action='store_true')
    parser.add_argument('--girl', action='store_true')
    parser.add_argument('--pose', action='append')
    parser.add_argument('--drawn')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])


def main():
    given, started = _given(), time.time()
    sexes = [sex for sex in ('man', 'girl') if getattr(given, sex)] or ['man', 'girl']
    poses = given.pose or (list(POSES) if given.all else QUICK_POSES)
    results = []
    for frame, depths, masks in _frames(sexes, poses, Drawn(given.drawn) if given.drawn else None):
        for dress, names in DRESSES.items():
            found = compared(names, depths, masks)
            results.append((sum(found.values()), frame, dress, found))
        print(f'{frame} {time.time() - started:.0f} s', flush=True)
    results.sort(key=lambda one: -one[0])
    print(f'{len(results)} frames; the worst:')
    for share, frame, dress, found in results[:25]:
        parts = ', '.join(f'{seen} for {right} {100 * part:.2f} %'
                          for (seen, right), part in sorted(found.items(), key=lambda one: -one[1])[:3])
        print(f'{100 * share:6.2f} %  {frame:18} {dress:38} {parts}')
    over = [one for one in results if one[0] > given.bound]
    print(f'{len(over)} frames over {100 * given.bound:.1f} %')
    if over:
        sys.exit(1)


if __name__ == '__main__':
    main()
