"""
Run by Blender. `list` prints every family with its jobs, facts and source files as one line of JSON after `FAMILIES `;
`draw <folder> <family>:<job> …` draws jobs one after another into `<folder>/<family>/<job>/` and prints `DONE` lines.
"""
import ast
import importlib
import json
import os
import sys
import time

SOURCE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, SOURCE)

from studio.job import Output  # noqa: E402


def families():
    folder = os.path.join(SOURCE, 'families')
    names = sorted(file[:-3] for file in os.listdir(folder) if file.endswith('.py') and file != '__init__.py')
    loaded = {name: importlib.import_module(f'families.{name}') for name in names}
    # A module without JOBS holds shapes that others share.
    return {name: module for name, module in loaded.items() if hasattr(module, 'JOBS')}


def sources(file, known=None):
    """A module's file and all of the project's that it imports, however far."""
    known = set() if known is None else known
    if file in known:
        return known
    known.add(file)
    for node in ast.walk(ast.parse(open(file).read())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module] + [f'{node.module}.{alias.name}' for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            path = os.path.join(SOURCE, *name.split('.')) + '.py'
            if os.path.exists(path):
                sources(path, known)
    return known


def listed():
    answer = []
    for name, module in families().items():
        files = sorted(os.path.relpath(file, SOURCE) for file in sources(module.__file__))
        answer.append({'family': name, 'sources': files, 'facts': getattr(module, 'FACTS', {}),
                       'jobs': [{'id': job.id, 'seconds': job.seconds} for job in module.JOBS]})
    print('FAMILIES ' + json.dumps(answer), flush=True)


def drawn(folder, wanted):
    known = {f'{name}:{job.id}': job for name, module in families().items() for job in module.JOBS}
    for key in wanted:
        family, job = key.split(':', 1)
        started = time.time()
        out = Output(os.path.join(folder, family, job.replace('/', '~')))
        known[key].draw(out)
        out.close()
        print(f'DONE {key} {time.time() - started:.1f}', flush=True)


if __name__ == '__main__':
    given = sys.argv[sys.argv.index('--') + 1:]
    if given[0] == 'list':
        listed()
    else:
        drawn(given[1], given[2:])
