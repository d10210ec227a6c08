"""How rooms look: colours of floor, joint, wall, dado and rail, from the street to the clean side."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Look:
    floor: tuple
    joint: str
    wall: str
    dado: str
    dado_joint: str
    rail: str
    rough: float = 0.34


LOOKS = {
    'sand': Look(('#c9cac6', '#c3c5c2', '#cfcfca', '#c6c8c6'), '#9da2a2', '#dde1e3', '#bdc3c4', '#a9b0b2', '#87929a'),
    'teal': Look(('#b8c4c9', '#b1bec3', '#bec9cd', '#b5c2c6'), '#8fa1a9', '#dbe3e7', '#7db0b6', '#6b9ea5', '#3d828b'),
    'blue': Look(('#bcc9d3', '#b5c3ce', '#c2ced6', '#b9c7d1'), '#93a6b3', '#dfe7ec', '#9cc0d6', '#86acc5', '#5a8fb3'),
    'pale': Look(('#c2cace', '#bec7cb', '#c6cdd0', '#c0c9cd'), '#a7b3ba', '#dfe5e8', '#cbd8de', '#b7c6ce', '#86a3b0',
                 0.26),
}
STREET = Look(('#8f9190', '#888b8b', '#96958f', '#81858a'), '#5f6468', '#b9b5ab', '#a39e93', '#8d887e', '#6f6b64', 0.85)
