/** A script that a filter added to the dependencies of the blocks. */
window.sampleFiltered = { runsBefore: document.readyState };
