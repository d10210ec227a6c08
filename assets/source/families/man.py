"""The man: every pose with all layers, looking four ways."""
from studio.people import person

JOBS = person.jobs('man')
FACTS = person.facts('man')
