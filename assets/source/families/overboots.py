"""Overboots as they are worn without a coverall, by the man and the girl, in every pose and facing."""
from studio.people import person

JOBS = [job for sex in ('man', 'girl') for job in person.layer_jobs(sex, 'reusableShoecovers-alone')]
