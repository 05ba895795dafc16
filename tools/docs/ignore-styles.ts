/** Node can't import the components' style sheets. Jest has its own setting for that. */
require.extensions[ '.scss' ] = () => {};
