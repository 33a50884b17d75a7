"""The letters of titles in files of about 10 kB: Latin ones of Cormorant Garamond, Arabic ones of Amiri."""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[3]
FONTS = ROOT / "node_modules"
CORMORANT = FONTS / "@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2"
AMIRI = FONTS / "@fontsource/amiri/files/amiri-arabic-400-normal.woff2"
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'’“”«»–-&/()×²³°"
ARABIC = "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي،؛؟" + "".join(map(chr, range(0x64B, 0x653)))


def main():
    latin = instantiateVariableFont(TTFont(CORMORANT, recalcTimestamp=False), {"wght": 500})
    save(latin, LATIN, "titles.woff2", ["kern", "liga", "lnum", "ccmp", "locl", "mark"])
    arabic = TTFont(AMIRI, recalcTimestamp=False)
    join_only_lam_and_alef(arabic)
    features = ["init", "medi", "fina", "rlig", "ccmp", "kern", "mark", "mkmk"]
    save(arabic, ARABIC, "titles-arabic.woff2", features)


def save(font, text, name, features):
    options = Options(flavor="woff2", layout_features=features)
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(ROOT / "public" / "media" / name)


def join_only_lam_and_alef(font):
    """Leaves each letter its plain forms: those for letters beside each other are three quarters of Amiri."""
    lams, alefs = forms(font, "ل", ["init", "medi"]), forms(font, "ا", ["fina"])

    def is_kept(rule):
        covered = getattr(rule, "InputCoverage", None) or getattr(rule, "Coverage", None)
        letters = [one.glyphs for one in covered] if isinstance(covered, list) else []
        return len(letters) == 2 and not lams.isdisjoint(letters[0]) and not alefs.isdisjoint(letters[1])

    for lookup in lookups(font, ["rlig"]):
        lookup.SubTable = [one for one in lookup.SubTable if is_kept(rule_of(one))]
        lookup.SubTableCount = len(lookup.SubTable)


def forms(font, letter, features):
    glyph = font.getBestCmap()[ord(letter)]
    rules = [rule_of(one) for lookup in lookups(font, features) for one in lookup.SubTable]
    found = [rule.mapping.get(glyph, []) for rule in rules if hasattr(rule, "mapping")]
    return {name for names in found for name in ([names] if isinstance(names, str) else names)}


def lookups(font, features):
    table = font["GSUB"].table
    indices = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag in features
        for index in record.Feature.LookupListIndex
    }
    return [table.LookupList.Lookup[index] for index in sorted(indices)]


def rule_of(subtable):
    return getattr(subtable, "ExtSubTable", subtable)


if __name__ == "__main__":
    main()
