/** Lets Node import components, which import their styles. Jest has its own setting for that. */
require.extensions[ '.scss' ] = () => {};
