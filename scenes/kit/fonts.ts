// The page's own fonts, for text inside a picture.
export const SCENE_FONT = '"Golos Text Variable", "Golos Text", system-ui, sans-serif';
export const SCENE_CODE_FONT = '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, monospace';
