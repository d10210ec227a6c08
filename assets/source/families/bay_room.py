"""The bay's background under its amber light."""
from studio.bay.room_picture import room
from studio.job import Job

JOBS = [Job('room', lambda out: room(out, 'bay/room', 'lit', 12), 240)]
