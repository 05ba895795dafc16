/** A filter added this script to the blocks' dependencies. */
window.sampleFiltered = { runsBefore: document.readyState };
