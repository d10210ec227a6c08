"""The lowest strip of the man and the girl as a mirror shows them."""
from studio.mirror import feet

JOBS = [job for sex in ('man', 'girl') for job in feet.jobs(sex)]
FACTS = {**feet.facts('man'), **feet.facts('girl')}
