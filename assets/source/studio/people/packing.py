"""Puts the pictures of layers side by side on sheets, each on whole pixels."""
from dataclasses import dataclass

SHEET_WIDTH = 1600
SHEET_HEIGHT = 1100
# The smoothing and the outlines look some pixels around.
GAP = 10


@dataclass
class Cell:
    """One layer seen from one side: its block in pixels from the pivot, then where that lies on a sheet."""
    layer: str
    facing: str
    left: int
    top: int
    width: int
    height: int
    x: int = 0
    y: int = 0

    def pivot(self):
        """Where on the sheet the point on the floor is; it may lie outside of the block."""
        return self.x - self.left, self.y - self.top


def packed(cells):
    """Lists of cells, one a sheet; shelf by shelf, the highest first."""
    sheets, sheet = [], []
    x, y, shelf = GAP, GAP, 0
    for cell in sorted(cells, key=lambda one: -one.height):
        if x + cell.width + GAP > SHEET_WIDTH and x > GAP:
            x, y, shelf = GAP, y + shelf + GAP, 0
        if y + cell.height + GAP > SHEET_HEIGHT and sheet:
            sheets.append(sheet)
            sheet, x, y, shelf = [], GAP, GAP, 0
        cell.x, cell.y = x, y
        sheet.append(cell)
        x, shelf = x + cell.width + GAP, max(shelf, cell.height)
    return [*sheets, sheet] if sheet else sheets


def size_of(sheet):
    """Even width and height of a sheet."""
    even = lambda pixels: (pixels + GAP + 1) // 2 * 2
    return even(max(cell.x + cell.width for cell in sheet)), even(max(cell.y + cell.height for cell in sheet))
