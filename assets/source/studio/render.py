"""Renders the scene to a picture: path tracing, smoothing, contact darkening and outlines. Straight RGBA, 8 bits."""
import os
import shutil
import tempfile

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from studio import denoise
from studio.scene import solids

# One output file each: what the smoothing needs.
_SUMS = {'Diffuse': ('DiffDir', 'DiffInd'), 'Gloss': ('GlossDir', 'GlossInd'), 'Through': ('TransDir', 'TransInd')}
_PLAIN = ('Image', 'Depth', 'Normal', 'DiffCol', 'GlossCol', 'TransCol', 'Emit', 'AO')
_PASSES = ('z', 'normal', 'diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect',
           'glossy_color', 'transmission_direct', 'transmission_indirect', 'transmission_color', 'emit',
           'ambient_occlusion')
_CONTACT_TINT = np.array((0.30, 0.33, 0.42), np.float32)

# Rough pictures while one works: `KRISTALL_ROUGH=1`.
ROUGH = os.environ.get('KRISTALL_ROUGH') == '1'
THREADS = int(os.environ.get('KRISTALL_THREADS', '1'))


def _outputs(folder, contact_metres):
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    for name in _PASSES:
        setattr(layer, f'use_pass_{name}', True)
    if scene.world:
        scene.world.light_settings.distance = contact_metres
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    whole = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], whole.inputs[0])
    target.base_path = folder
    target.format.file_format = 'OPEN_EXR'
    target.format.color_depth = '32'
    target.format.color_mode = 'RGBA'
    target.format.exr_codec = 'NONE'
    target.file_slots.clear()
    for name in _PLAIN:
        target.file_slots.new(f'{name}_')
        tree.links.new(source.outputs[name], target.inputs[-1])
    for name, (first, second) in _SUMS.items():
        add = tree.nodes.new('CompositorNodeMixRGB')
        add.blend_type = 'ADD'
        tree.links.new(source.outputs[first], add.inputs[1])
        tree.links.new(source.outputs[second], add.inputs[2])
        target.file_slots.new(f'{name}_')
        tree.links.new(add.outputs[0], target.inputs[-1])


def _read(folder, name):
    file = next(one for one in os.listdir(folder) if one.startswith(f'{name}_'))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    # Blender counts rows from the bottom.
    return values.reshape(height, width, 4)[::-1]


def _cycles(samples, bounces, transparent):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = min(3, bounces)
    cycles.glossy_bounces = min(2, bounces)
    cycles.transparent_max_bounces = 16
    cycles.transmission_bounces = min(3, bounces)
    cycles.sample_clamp_indirect = 3
    cycles.sample_clamp_direct = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    cycles.filter_width = 1.4
    scene.render.film_transparent = transparent
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = THREADS
    scene.render.use_persistent_data = True
    # Filmic washes light rooms out.
    scene.view_settings.view_transform = 'Standard'
    scene.view_settings.look = 'None'


def _border(seen):
    """Only the part of the picture that these things take up is traced."""
    scene = bpy.context.scene
    corners = [world_to_camera_view(scene, scene.camera, thing.matrix_world @ Vector(corner))
               for thing in seen for corner in thing.bound_box]
    scene.render.use_border = bool(corners)
    scene.render.use_crop_to_border = False
    if not corners:
        return
    margin_x, margin_y = 4 / scene.render.resolution_x, 4 / scene.render.resolution_y
    scene.render.border_min_x = max(0, min(corner.x for corner in corners) - margin_x)
    scene.render.border_max_x = min(1, max(corner.x for corner in corners) + margin_x)
    scene.render.border_min_y = max(0, min(corner.y for corner in corners) - margin_y)
    scene.render.border_max_y = min(1, max(corner.y for corner in corners) + margin_y)


def _passes(samples, bounces, transparent, contact_metres):
    seen = [thing for thing in solids() if thing.visible_camera and not thing.hide_render and not thing.is_holdout]
    _border(seen)
    folder = tempfile.mkdtemp(prefix='render-')
    try:
        _outputs(folder, contact_metres)
        _cycles(samples, bounces, transparent)
        bpy.ops.render.render(write_still=False)
        return {name: _read(folder, name) for name in (*_PLAIN, *_SUMS)}
    finally:
        shutil.rmtree(folder)


def _window(alpha):
    rows, columns = np.nonzero(alpha > 0.002)
    if len(rows) == 0:
        return slice(0, 1), slice(0, 1)
    return (slice(max(0, rows.min() - 3), rows.max() + 4), slice(max(0, columns.min() - 3), columns.max() + 4))


def _developed(passes, alpha, pixels_per_metre, contact, outline, rim, transparent):
    """Linear light without the alpha multiplied in."""
    whole = (1 / np.maximum(alpha, 1e-3))[..., None]
    part = lambda name: passes[name][..., :3] * whole
    normals = passes['Normal'][..., :3]
    normals = normals / np.maximum(np.linalg.norm(normals, axis=-1, keepdims=True), 1e-4)
    depth = np.where(passes['Depth'][..., 0] > 1e4, 0, passes['Depth'][..., 0])
    seen = alpha > 0.02
    step = 2.64 / pixels_per_metre
    lit = np.concatenate([part('Diffuse'), part('AO')[..., :1]], -1)
    smooth = denoise.smoothed(lit, seen, normals, depth, step)
    gloss = denoise.smoothed(part('Gloss'), seen, normals, depth, step, rounds=3, contrast=6.0)
    open_share = 1 - contact * (1 - np.clip(smooth[..., 3:4], 0, 1))
    shade = open_share + (1 - open_share) * _CONTACT_TINT * 0.55
    rest = part('Through') * passes['TransCol'][..., :3] * whole + part('Emit')
    colour = part('DiffCol') * smooth[..., :3] * shade + part('GlossCol') * gloss * np.clip(open_share + 0.15, 0, 1) + rest
    # On edges a product of means is not the mean of products: there the plain picture is taken.
    raw = part('DiffCol') * part('Diffuse') + part('GlossCol') * part('Gloss') + rest
    image = part('Image')
    wrong = np.abs(raw - image).max(-1) / (image.max(-1) + 0.08)
    mixed = np.clip((wrong - 0.008) / 0.03, 0, 1)[..., None]
    colour = colour * (1 - mixed) + image * shade * mixed
    if transparent:
        colour = denoise.spread_inwards_colour(colour, alpha)
    if outline > 0:
        colour = denoise.outlined(colour, alpha, depth, outline)
    if rim > 0 and transparent:
        colour = denoise.rimmed(colour, alpha, rim)
    return colour


def to_screen(light):
    """Linear light to sRGB, 0…1."""
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def picture(pixels_per_metre, samples=10, bounces=2, contact=0.62, contact_metres=0.25, outline=0.30, rim=0.16,
            transparent=True):
    """
    The camera's picture as straight RGBA bytes, height × width × 4. `contact` is how dark corners get, `outline` and
    `rim` how much steps in depth and the silhouette are darkened: 0.30 and 0.16 for things, 0.38 and 0.22 for people,
    0.30 and 0 for rooms. Nearly clear and nearly solid pixels are made quite so: they only cost bytes.
    """
    passes = _passes(max(4, samples // 4) if ROUGH else samples, bounces, transparent, contact_metres)
    full = passes['Image'].shape[:2]
    alpha = passes['Image'][..., 3] if transparent else np.ones(full, np.float32)
    window = _window(alpha)
    cut = {name: np.ascontiguousarray(values[window]) for name, values in passes.items()}
    colour = _developed(cut, alpha[window], pixels_per_metre, contact, outline, rim, transparent)
    result = np.zeros((*full, 4), np.uint8)
    solid = np.round(alpha[window] * 255)
    solid = np.where(solid >= 250, 255, np.where(solid <= 4, 0, solid))
    result[window] = np.concatenate([np.round(to_screen(colour) * 255), solid[..., None]], -1).astype(np.uint8)
    result[result[..., 3] == 0] = 0
    return result


def shadow(catcher, samples=16, blur_pixels=1.4):
    """
    The shadow that everything throws on the floor, as RGBA bytes of one dark blue; nothing else is seen. Render it at
    an eighth to a quarter of the picture's size: it is soft.
    """
    things = solids()
    before = [(thing, thing.visible_camera, thing.is_holdout) for thing in things]
    for thing in things:
        thing.is_holdout = False
        thing.visible_camera = thing is catcher
    catcher.is_shadow_catcher = True
    try:
        passes = _passes(max(8, samples // 4) if ROUGH else samples, 2, True, 0.25)
    finally:
        for thing, visible, holdout in before:
            thing.visible_camera, thing.is_holdout = visible, holdout
        catcher.is_shadow_catcher = False
    alpha = denoise.box_mean(passes['Image'][..., 3:4], max(1, round(blur_pixels)))
    alpha = denoise.box_mean(alpha, max(1, round(blur_pixels)))[..., 0]
    dark = np.clip((alpha - 0.035) / 0.965, 0, 1) * 0.95
    result = np.zeros((*dark.shape, 4), np.uint8)
    result[..., :3] = (34, 44, 64)
    result[..., 3] = np.round(dark * 255)
    return result
