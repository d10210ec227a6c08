"""The poses of people. Angles in degrees, forward is positive; places in metres from the floor under the person."""
import math
from dataclasses import dataclass, field, replace

# Two steps in metres: the scene moves a walker so far in eight frames, and a foot on the floor must not slide.
CYCLE_METRES = 1.30
# The share of two steps a foot is on the floor.
ON_FLOOR = 0.60


@dataclass(frozen=True)
class Arm:
    """Angles of a hanging arm, or, with `wrist`, where the wrist is; x and y of places grow outwards and backwards."""
    shoulder: float = 0
    elbow: float = 16
    away: float = 7
    turn: float = 0
    hand_turn: float = 0
    bend: float = 0
    cock: float = 0
    shrug: float = 0
    wrist: tuple = None
    pole: tuple = (0.7, 0.25, -0.8)
    fingers: tuple = (0, -1, 0)
    palm: tuple = (-1, 0, 0)
    # 0 flat, 1 a fist.
    curl: float = 0.42


@dataclass(frozen=True)
class Leg:
    """Where the ankle is; `out` turns the toes outwards, `pitch` lifts the heel."""
    ankle: tuple = (0.09, 0, 0.082)
    out: float = 7
    knee_out: float = 6
    pitch: float = 0


@dataclass(frozen=True)
class Pose:
    name: str
    arms: dict
    legs: dict
    hip_height: float = 0.915
    shift: float = 0
    pelvis_turn: float = 0
    pelvis_tilt: float = 0
    sway: float = 0
    lean: float = 2
    twist: float = 0
    head_turn: float = 0
    head_nod: float = 0
    head_tilt: float = 0
    # Height of the seat in metres, when sitting.
    seat: float = None


def both(part, **right):
    return {'left': part, 'right': replace(part, **right)}


def _stand():
    """Weight on the right leg, the left one eased: nobody stands like a post."""
    return Pose('stand', hip_height=0.912, shift=-0.018, sway=2.2, pelvis_turn=3, twist=-4, lean=1.5, head_turn=5,
                head_tilt=-1.5, head_nod=-2,
                legs={'left': Leg((0.115, -0.035, 0.082), out=16, knee_out=14),
                      'right': Leg((0.075, 0.015, 0.082), out=8, knee_out=6)},
                arms={'left': Arm(shoulder=3, elbow=17, away=7.5, turn=-16, hand_turn=-6, bend=4),
                      'right': Arm(shoulder=-2, elbow=12, away=8, turn=-14, hand_turn=-4, bend=3)})


def _sit():
    rest = Arm(wrist=(0.158, -0.255, 0.668), pole=(0.75, 0.55, -0.5), fingers=(-0.06, -1, -0.24), palm=(-0.15, 0.2, -1),
               curl=0.30)
    return Pose('sit', seat=0.45, lean=3, pelvis_tilt=-4, head_nod=2, head_turn=4,
                legs={'left': Leg((0.135, -0.405, 0.082), out=9, knee_out=12),
                      'right': Leg((0.130, -0.355, 0.082), out=11, knee_out=13)},
                arms=both(rest, wrist=(0.160, -0.235, 0.668)))


def _reach():
    return Pose('reach', hip_height=0.902, shift=-0.015, lean=9, twist=15, pelvis_turn=7, head_nod=-3, head_turn=-8,
                legs={'left': Leg((0.105, 0.045, 0.082), out=12, knee_out=10),
                      'right': Leg((0.085, -0.130, 0.082), out=6, knee_out=5)},
                arms={'left': Arm(shoulder=-10, elbow=20, away=9, turn=-10, bend=3),
                      'right': Arm(wrist=(0.135, -0.475, 1.285), pole=(0.75, 0.1, -0.75), fingers=(0.1, -1, 0.12),
                                   palm=(-0.85, 0, -0.5), curl=0.24)})


def _wash(turn):
    hand = Arm(pole=(0.75, 0.35, -0.65), curl=0.30)
    near = replace(hand, wrist=(0.085, -0.335, 1.025), fingers=(-0.42, -1, -0.30), palm=(-0.75, 0.15, -0.6))
    far = replace(hand, wrist=(0.080, -0.375, 0.980), fingers=(-0.50, -1, -0.02), palm=(-0.75, 0.15, 0.6))
    arms = {'left': near, 'right': far} if turn == 0 else {'left': far, 'right': near}
    return Pose(f'wash-{turn}', hip_height=0.905, lean=15, pelvis_tilt=3, head_nod=9, twist=3 if turn else -3,
                legs=both(Leg((0.105, 0.03, 0.082), out=9, knee_out=8)), arms=arms)


def _eased(t):
    return t * t * (3 - 2 * t)


def _step(phase):
    """One foot of a walker; 0 is the heel's first touch. The ankle turns over the heel, the flat foot, the toes."""
    phase %= 1
    front = CYCLE_METRES * ON_FLOOR / 2 - 0.015
    if phase < ON_FLOOR:
        y = -(front - CYCLE_METRES * phase)
        heel_down = max(0, 1 - phase / 0.09)
        heel_up = _eased(min(1, max(0, (phase - 0.33) / (ON_FLOOR - 0.33))))
        # The sole turns about the ball of the foot: the ankle comes up and forward.
        angle = math.radians(42 * heel_up)
        ankle = (y - 0.115 * (1 - math.cos(angle)) - 0.075 * math.sin(angle) * 0.6,
                 0.082 + 0.115 * math.sin(angle) * 0.92 + 0.010 * heel_down)
        return ankle, -19 * heel_down + 42 * heel_up
    t = (phase - ON_FLOOR) / (1 - ON_FLOOR)
    (back, high), _ = _step(ON_FLOOR - 1e-6)
    share = _eased(t) * 0.75 + t * 0.25
    lift = high * (1 - t) ** 1.5 + 0.092 * (1 - (1 - t) ** 1.5) + 0.085 * math.sin(math.pi * min(1, t * 1.05)) ** 1.3
    pitch = 42 + (58 - 42) * t / 0.25 if t < 0.25 else 58 * (1 - _eased((t - 0.25) / 0.55)) if t < 0.8 else 0
    pitch -= 19 * _eased(max(0, (t - 0.6) / 0.4))
    return (back + (-front - back) * share, lift), pitch


def _walk(index):
    phase = index / 8
    swing = math.cos(2 * math.pi * phase)
    # Lowest just after a heel has come down, highest as the other leg swings past.
    height = 0.884 - 0.017 * math.cos(4 * math.pi * (phase - 0.03))
    legs = {}
    for side, late in (('left', 0), ('right', 0.5)):
        (y, z), pitch = _step(phase + late)
        legs[side] = Leg((0.062, y, z), out=6, knee_out=3, pitch=pitch)
    lag = math.cos(2 * math.pi * (phase - 0.04))
    arm = lambda forward: Arm(shoulder=22 * forward - 3, elbow=20 + 13 * max(-0.6, forward), away=7, turn=-14,
                              hand_turn=-6, bend=4 + 3 * forward, curl=0.46)
    return Pose(f'walk-{index}', hip_height=height, shift=0.016 * math.sin(2 * math.pi * phase), pelvis_turn=-5 * swing,
                sway=-2.0 * math.sin(2 * math.pi * (phase - 0.02)), lean=5, twist=7 * swing, head_nod=-3,
                head_turn=-1.0 * swing, legs=legs, arms={'left': arm(-lag), 'right': arm(lag)})


POSES = {pose.name: pose for pose in (_stand(), _sit(), _reach(), _wash(0), _wash(1),
                                      *(_walk(index) for index in range(8)))}
