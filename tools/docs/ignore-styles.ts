/** Makes Node ignore style sheets that components import. Jest has its own setting for that. */
require.extensions[ '.scss' ] = () => {};
