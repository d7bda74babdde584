"""The colours of kinds and materials in both themes."""

WHITE, GREEN, RED = "#FFFDF6", "#3F8A4F", "#B23A32"
COLOURS = {
    "day": {
        "castle": "#1F5238",
        "city": "#C8433A",
        "manor": "#177C84",
        "agriculture": "#A3CB55",
        "quarry": "#AAB2BD",
        "village": "#E8862B",
        "monastery": "#F4CB3C",
        "carriage": "#E2CFAE",
        "rim": "#6B5B4A",
        "plate": "#F3E7CC",
        "paper": "#FFFCF5",
        "wood": "#C08A55",
        "grain": "#9A6A3F",
    },
    "dusk": {
        "castle": "#1C4630",
        "city": "#A83A34",
        "manor": "#17666E",
        "agriculture": "#84A746",
        "quarry": "#878F9B",
        "village": "#C1712A",
        "monastery": "#D0AC34",
        "carriage": "#B8A585",
        "rim": "#3A3029",
        "plate": "#4A4038",
        "paper": "#77705F",
        "wood": "#A87745",
        "grain": "#7A5330",
    },
}
