// Before anything is painted: the hero's poster belongs to the home page alone.
if (/^#\/?[^/?]/.test(location.hash)) document.documentElement.dataset.deep = '';
