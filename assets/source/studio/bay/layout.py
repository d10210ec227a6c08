"""
The bay's plan: what stands where. Grid coordinates as everywhere: x in tiles to the lower right, y in tiles to the
lower left, z in metres. `FACTS` is what the manifest says of it.
"""
from studio.bay import track_plan as track

TILE = 0.5
WIDTH, DEPTH, OUTSIDE = 14, 10, 3
WALL_HEIGHT = 2.7
TRACK_MIDDLE = (5.5, 2.0)


def place(sprite, at, tiles=None, facing='sw', height=0.0, approach=None, **more):
    """`at`: where the sprite's pivot is put. `tiles`: x, y, width, depth of what it takes up on the floor."""
    x, y, width, depth = tiles or (at[0], at[1], 0, 0)
    made = {'sprite': sprite, 'at': [*at, 0][:3], 'x': x, 'y': y, 'widthTiles': width, 'depthTiles': depth,
            'facing': facing, 'heightMetres': height, **more}
    return {**made, 'approach': list(approach)} if approach else made


# By the name that a scene calls it.
PLACES = {
    'track': place('track/body', TRACK_MIDDLE, (1, 0, 9, 4), height=1.95, approach=(5, 4)),
    'terminal': place('terminal', (10.55, 2.4), (10, 2, 1, 1), height=1.55, approach=(10, 3)),
    'tower': place('tower/base', (9.6, 1.1, 1.94), height=2.45),
    'emoTrackLeft': place('emo', (1.2, 2.8, 1.66), height=0.12, approach=(1, 4)),
    'emoTrackRight': place('emo', (9.72, 2.8, 0.96), height=0.12, approach=(9, 4)),
    'emoWall': place('emo', (11.3, 0, 1.48), height=0.12, approach=(11, 1)),
    'stopWork': place('stopwork', (8.9, 2.8, 0.96), height=0.12, approach=(8, 4)),
    'phoneWall': place('phone/wall', (10.72, 0, 1.32), height=0.3, approach=(10, 1)),
    'phoneDesk': place('phone/desk', (0.55, 6.0, 0.75), facing='se', height=0.12, approach=(2, 6)),
    'phoneOutside': place('phone/wall', (15.5, 0, 1.32), height=0.3, approach=(15, 1)),
    'podRack': place('podrack/plain', (13.0, 0.5), (12, 0, 2, 1), height=1.6, approach=(12, 1)),
    'gasPanel': place('gaspanel', (0, 3.1, 0.95), facing='se', height=0.9, approach=(0, 4)),
    'desk': place('desk/plain', (0.75, 5.4), (0, 4, 2, 3), facing='se', height=0.75, approach=(2, 5)),
    'chair': place('chair/plain', (2.15, 4.9), (2, 4, 1, 1), facing='nw', height=0.95),
    'paperSheet': place('paper/sheet', (0.95, 5.35, 0.752), facing='se', approach=(2, 5)),
    'paperTask': place('paper/task', (0.9, 4.75, 0.752), facing='se', approach=(2, 5)),
    'paperRecipe': place('paper/recipe', (0.35, 5.1, 0.752), facing='se', approach=(2, 5)),
    'wasteBin': place('wastebin/plain', (0.5, 9.5), (0, 9, 1, 1), height=0.45),
    'extinguisher': place('extinguisher/plain', (11.3, 0, 0.35), height=0.6, approach=(11, 1)),
    'airShowerDoor': place('', (0, 8.0), facing='se', height=2.1, approach=(0, 8), drawnIn='bay/room'),
    'whiteboard': place('', (0, 5.4, 1.15), facing='se', height=0.8, drawnIn='bay/room'),
    'exit': place('exit', (14, 8.0), (14, 7, 0, 2), facing='se', height=2.1, approach=(13, 7), beyond=[15, 7]),
}

# Where the scene letters words: the upper left corner, the axis the line runs along, and the size in metres.
SIGNS = {
    'airShower': {'at': [0, 8.85, 2.42], 'axis': 'y', 'width': 0.85, 'height': 0.17, 'ink': '#ffffff'},
    'exit': {'at': [14.15, 8.3, 2.39], 'axis': 'y', 'width': 0.52, 'height': 0.16, 'ink': '#ffffff'},
    'whiteboard': {'at': [0, 6.45, 1.87], 'axis': 'y', 'width': 1.05, 'height': 0.62, 'ink': '#3f5870'},
    'trackName': {'at': [4.56, 2.8, 1.885], 'axis': 'x', 'width': 1.3, 'height': 0.075, 'ink': '#2c6ea8'},
    'stopWork': {'at': [8.68, 2.78, 1.085], 'axis': 'x', 'width': 0.22, 'height': 0.045, 'ink': '#20303c'},
}


def on_grid(point):
    """A point of the track's own to the grid."""
    x, y, z = point
    return [round(TRACK_MIDDLE[0] + x / TILE, 4), round(TRACK_MIDDLE[1] - y / TILE, 4), round(z, 4)]


def ports():
    return [{'at': on_grid((x, track.PORT_Y, track.SHELF_TOP)), 'approach': [int(TRACK_MIDDLE[0] + x / TILE), 4]}
            for x in track.PORTS]


def modules():
    return {name: {'kind': track.kind_of(name), 'at': on_grid(track.cell_origin(name)),
                   'wafer': on_grid(track.wafer_spot(name)),
                   'reach': track.CELLS[name][1] if name in track.CELLS else 'stepper'} for name in track.modules()}


def arm_places():
    """The process arm's pivot is the foot of its mast on the rail; it goes along x alone."""
    floor = track.ROWS['lane'][0]
    along = lambda x: on_grid((x, track.FRONT, floor))
    spots = {name: along(track.cell_origin(name)[0] - track.WAFER_LEFT) for name in track.CELLS}
    return {'home': along(track.COLUMNS[2] + 0.18), 'handover': along(-0.53), **spots, 'STEPPER1': along(1.56)}


def indexer_places():
    floor = track.INDEXER_WINDOW[2]
    along = lambda x: on_grid((x, track.FRONT, floor))
    spots = {f'port{number + 1}': along(x) for number, x in enumerate(track.PORTS)}
    return {'home': along(-1.43), **spots, 'handover': along(track.PROCESS_LEFT - 0.2)}


FACTS = {
    'tiles': {'width': WIDTH, 'depth': DEPTH, 'outsideWidth': OUTSIDE, 'wallMetres': WALL_HEIGHT},
    'places': PLACES, 'signs': SIGNS,
    'track': {'ports': ports(), 'modules': modules(),
              'portStates': ['empty', 'placed', 'docked', 'opening', 'open'],
              'spinFrames': 4, 'spinning': ['COAT', 'ARC', 'DEV'],
              'arm': {'reaches': ['travel', 'cup', 'lower', 'upper', 'stepper'], 'places': arm_places()},
              'indexer': {'reaches': ['travel', 'port'], 'places': indexer_places()}},
}
