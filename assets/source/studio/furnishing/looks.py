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
    'teal': Look(('#bfccd1', '#b8c6cb', '#c6d1d5', '#bccace'), '#8fa1a9', '#dbe3e7', '#7db0b6', '#6b9ea5', '#3d828b'),
    'blue': Look(('#c3d1db', '#bccbd6', '#cad6de', '#c0cfd9'), '#93a6b3', '#dfe7ec', '#9cc0d6', '#86acc5', '#5a8fb3'),
    'pale': Look(('#d3dadd', '#cfd7da', '#d7dddf', '#d1d9dc'), '#b3bec4', '#e3e8ea', '#cfdbe0', '#bccad1', '#86a3b0', 0.26),
}
STREET = Look(('#8f9190', '#888b8b', '#96958f', '#81858a'), '#5f6468', '#b9b5ab', '#a39e93', '#8d887e', '#6f6b64', 0.85)
