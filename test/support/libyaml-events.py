"""Parses texts with libyaml through PyYAML: a JSON array of texts in, one JSON line of events and an error for each."""

import json
import sys

from yaml import _yaml
from yaml.error import MarkedYAMLError
from yaml.reader import ReaderError


def place(mark):
    return None if mark is None else [mark.index, mark.line, mark.column]


def fields(event):
    return {
        "type": type(event).__name__,
        "start": place(event.start_mark),
        "end": place(event.end_mark),
        **{
            name: getattr(event, name)
            for name in ("anchor", "tag", "value", "style", "implicit", "flow_style", "explicit", "version", "tags")
            if hasattr(event, name)
        },
    }


def parse(text):
    events = []
    try:
        parser = _yaml.CParser(text)
        while (event := parser.get_event()) is not None:
            events.append(fields(event))
    except ReaderError as error:
        return {"events": events, "error": {"message": error.reason, "byte": error.position}}
    except MarkedYAMLError as error:
        message = error.problem if error.context is None else f"{error.problem}, {error.context}"
        return {"events": events, "error": {"message": message, "at": place(error.problem_mark)}}
    except UnicodeDecodeError:
        # Only the binding decodes a tag strictly: libyaml passes its bytes on.
        return {"events": events, "undecodable": True}
    return {"events": events}


print(json.dumps({"libyaml": _yaml.get_version_string()}))
for source in json.load(sys.stdin):
    print(json.dumps(parse(source)))
