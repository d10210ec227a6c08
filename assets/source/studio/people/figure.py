"""
A jointed adult: from the angles of a pose to the frames of all joints. The person looks to −y, stands on z = 0, the
person's left is +x. Everything is in metres of a grown man; `size` scales the girl when she is put into the picture.
"""
import math

import numpy as np

from studio.people.sdf import Frame, turn_x, turn_y, turn_z

SIDES = (('left', 1), ('right', -1))

THIGH = 0.430
SHIN = 0.410
ANKLE = 0.082
UPPER_ARM = 0.285
FOREARM = 0.245
# From the joint of the hip to the seat under it.
SEAT_BELOW_HIP = 0.113


class Figure:
    """
    `sex` is man or girl, `pose` a `poses.Pose`. Frames: pelvis, waist, chest, neck, head and, by side ('left',
    'right'), thigh, shin, foot, upper_arm, forearm, hand. A limb's frame is at its upper joint; the limb runs along
    −z of the frame, its front is −y.
    """

    def __init__(self, sex, pose):
        self.sex = sex
        self.is_girl = sex == 'girl'
        self.pose = pose
        self.name = pose.name
        self.is_sitting = pose.seat is not None
        self.size = 0.955 if self.is_girl else 1.0
        seat = None if pose.seat is None else pose.seat / self.size + SEAT_BELOW_HIP
        self.hip_height = pose.hip_height if seat is None else seat
        self.hip_half = 0.086 if self.is_girl else 0.090
        self.shoulder_half = 0.150 if self.is_girl else 0.180
        # How thick arms and hands are beside a man's.
        self.slim = 0.84 if self.is_girl else 1.0
        self.thigh, self.shin, self.foot = {}, {}, {}
        self.upper_arm, self.forearm, self.hand = {}, {}, {}
        self._spine()
        for side, sign in SIDES:
            self._leg(side, sign)
        self._stand()
        for side, sign in SIDES:
            self._arm(side, sign)

    def _spine(self):
        p = self.pose
        self.pelvis = Frame((p.shift, 0, 1.0), turn_z(p.pelvis_turn) @ turn_x(p.pelvis_tilt) @ turn_y(p.sway))
        self.waist = self.pelvis.below((0, 0, 0.10), turn_z(-p.pelvis_turn * 0.5) @ turn_x(p.lean * 0.5)
                                       @ turn_y(-p.sway * 0.7))
        self.chest = self.waist.below((0, 0, 0.235), turn_z(-p.pelvis_turn * 0.5 + p.twist) @ turn_x(p.lean * 0.5)
                                      @ turn_y(-p.sway * 0.6))
        self.neck = self.chest.below((0, 0.012, 0.185), turn_x(-p.lean * 0.35 + 4) @ turn_z(p.head_turn * 0.4)
                                     @ turn_x(p.head_nod * 0.4))
        self.head = self.neck.below((0, -0.014, 0.172), turn_x(-4) @ turn_z(p.head_turn * 0.6)
                                    @ turn_x(p.head_nod * 0.6) @ turn_y(p.head_tilt))

    def _leg(self, side, sign):
        leg = self.pose.legs[side]
        at = (sign * self.hip_half, 0, 0)
        # Feet know where they stand; the knee follows.
        hip = self.pelvis(sign * self.hip_half, 0, 0)
        ankle = np.array([sign * leg.ankle[0], leg.ankle[1], leg.ankle[2] + 1.0 - self.hip_height])
        out = math.radians(leg.knee_out)
        forward, across = (sign * math.sin(out), -math.cos(out), 0), (math.cos(out), sign * math.sin(out), 0)
        self.thigh[side], self.shin[side] = _two_bones(hip, ankle, THIGH, SHIN, forward, across)
        self.foot[side] = Frame(self.shin[side](0, 0, -SHIN), turn_z(sign * leg.out) @ turn_x(leg.pitch))

    def _stand(self):
        """Puts the lowest sole on the floor, or the seat under the pelvis."""
        if self.is_sitting:
            lift = self.hip_height - 1.0
        else:
            soles = [foot(0, y, -ANKLE)[2] for foot in self.foot.values() for y in (0.055, -0.10, -0.165)]
            lift = -min(soles)
        trunk = [self.pelvis, self.waist, self.chest, self.neck, self.head]
        for frame in (*trunk, *self.thigh.values(), *self.shin.values(), *self.foot.values()):
            frame.origin = frame.origin + np.array([0, 0, lift])

    def _arm(self, side, sign):
        arm = self.pose.arms[side]
        at = (sign * self.shoulder_half, 0.008, 0.115 + arm.shrug)
        if arm.wrist is not None:
            wrist = np.array([sign * arm.wrist[0], arm.wrist[1], arm.wrist[2] / self.size])
            pole = np.array([sign * arm.pole[0], arm.pole[1], arm.pole[2]])
            self.upper_arm[side], self.forearm[side] = _two_bones(self.chest(*at), wrist, UPPER_ARM, FOREARM, pole,
                                                                  (1, sign * 0.25, 0))
            along = np.array([sign * arm.fingers[0], arm.fingers[1], arm.fingers[2]])
            palm = np.array([sign * arm.palm[0], arm.palm[1], arm.palm[2]])
            # The palm of the left hand looks to −x of its frame, of the right to +x.
            self.hand[side] = Frame(self.forearm[side](0, 0, -FOREARM), _turn_along(along, -sign * palm))
            return
        self.upper_arm[side] = self.chest.below(at, turn_y(-sign * arm.away) @ turn_x(-arm.shoulder)
                                                @ turn_z(sign * arm.turn))
        self.forearm[side] = self.upper_arm[side].below((0, 0, -UPPER_ARM), turn_x(-arm.elbow))
        self.hand[side] = self.forearm[side].below((0, 0, -FOREARM), turn_z(sign * arm.hand_turn) @ turn_x(-arm.bend)
                                                   @ turn_y(sign * arm.cock))

    def grip(self, side):
        """Where a held thing is: inside the closed fingers."""
        sign = dict(SIDES)[side]
        return self.hand[side](-sign * 0.022, -0.004, -0.095) * self.size

    def frames(self):
        sides = (self.thigh, self.shin, self.foot, self.upper_arm, self.forearm, self.hand)
        return [self.pelvis, self.waist, self.chest, self.neck, self.head,
                *(frame for one in sides for frame in one.values())]


def _turn_along(down, across):
    """A rotation whose −z is `down` and whose x is near `across`."""
    z = -np.asarray(down, float) / np.linalg.norm(down)
    x = np.asarray(across, float)
    x = x - z * (x @ z)
    x = x / np.linalg.norm(x)
    return np.stack([x, np.cross(z, x), z], 1)


def _two_bones(start, end, first, second, pole, across):
    """Frames of an upper and a lower limb from `start` to `end`; the joint between them points to `pole`."""
    start, end, pole = np.asarray(start, float), np.asarray(end, float), np.asarray(pole, float)
    away = end - start
    length = min(np.linalg.norm(away), (first + second) * 0.9985)
    along = away / np.linalg.norm(away)
    end = start + along * length
    share = (first * first - second * second + length * length) / (2 * length)
    height = math.sqrt(max(first * first - share * share, 0))
    aside = pole - along * (pole @ along)
    middle = start + along * share + aside / np.linalg.norm(aside) * height
    return (Frame(start, _turn_along(middle - start, across)), Frame(middle, _turn_along(end - middle, across)))
