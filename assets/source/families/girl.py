"""The girl: every pose with all layers, looking four ways."""
from studio.people import person

JOBS = person.jobs('girl')
FACTS = person.facts('girl')
