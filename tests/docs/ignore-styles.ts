/** Lets Node import components, which import their styles. Jest does so by its own settings. */
require.extensions[ '.scss' ] = () => {};
