"""The bay's background under its emergency lamps."""
from studio.bay.room_picture import room
from studio.job import Job

JOBS = [Job('room', lambda out: room(out, 'bay/room-emergency', 'emergency', 24, 0.5), 120)]
