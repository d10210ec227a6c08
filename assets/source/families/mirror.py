"""The man and the girl as a mirror shows them: every layer from the front, whole and the head from near."""
from studio.mirror import person

JOBS = [job for sex in ('man', 'girl') for job in person.jobs(sex)]
FACTS = {**person.facts('man'), **person.facts('girl')}
