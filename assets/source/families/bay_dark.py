"""The bay's background when the lighting fails: the machine's own glow, and light from outside the exit."""
from studio.bay.room_picture import room
from studio.job import Job

JOBS = [Job('room', lambda out: room(out, 'bay/room-dark', 'dark', 24, 0.5), 120)]
