"""All layers of a person, bottom first: what is theirs and what is worn."""
from studio.clothes.wardrobe import ORDER, WEARABLES
from studio.people.head_layers import OWN

_ALL = {**OWN, **WEARABLES}
LAYERS = {layer: _ALL[layer] for layer in ORDER}
