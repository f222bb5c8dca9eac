"""What is done of a fit, in a file."""

import os
import sys
import time

import torch


class Checkpoint:
    """Saves the fits under way at intervals, whole: as a file beside the last one, which it then replaces."""

    def __init__(self, path, seconds, settings, device):
        self.path, self.seconds, self.settings, self.device = path, seconds, settings, device
        self.saved, self.teachers = time.monotonic(), []
        self.found = torch.load(path, map_location=device, weights_only=True) if os.path.exists(path) else None
        if self.found and self.found["settings"] != settings:
            names = [name for name in settings if settings[name] != self.found["settings"].get(name)]
            sys.exit(f"{path}: expected what these settings began, found other {', '.join(names)}: delete it to begin anew")

    def due(self):
        return time.monotonic() >= self.saved + self.seconds

    def taught_by(self, members):
        """From now on, the averages of these nets are part of what is done."""
        self.teachers = [fit.average for fit in members]

    def done(self):
        """Steps that need not be taken again."""
        return self.found["done"] if self.found else 0

    def save(self, course, done):
        state = {"settings": self.settings, "course": course.name, "step": course.step, "done": done, "teachers": self.teachers,
                 "fits": [fit.state() for fit in course.fits], "random": random_states(self.device)}
        os.makedirs(os.path.dirname(self.path) or ".", exist_ok=True)
        with open(self.path + ".part", "wb") as file:
            torch.save(state, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(self.path + ".part", self.path)
        self.saved = time.monotonic()

    def restore(self, course):
        """Brings a course to where it was saved; one before that counts as run, its nets as they were at its end."""
        found = self.found
        if found is None:
            return
        if found["course"] == course.name:
            course.step = found["step"]
            course.fits = course.fits[:len(found["fits"])]
            for fit, state in zip(course.fits, found["fits"]):
                fit.restore(state)
            for restored, state in zip(random_setters(self.device), found["random"]):
                restored(state.cpu())
            self.found = None
        elif course.fits:
            course.step = course.steps
            for fit, average in zip(course.fits, found["teachers"]):
                fit.average = average

    def remove(self):
        if os.path.exists(self.path):
            os.remove(self.path)


def random_states(device):
    states = [torch.get_rng_state()]
    return states + [torch.cuda.get_rng_state(device)] if device.type == "cuda" else states


def random_setters(device):
    setters = [torch.set_rng_state]
    return setters + [lambda state: torch.cuda.set_rng_state(state, device)] if device.type == "cuda" else setters
