module.exports = require( '../absent.cjs' ).absentUntilUsed(
	'webpack-bundle-analyzer'
);
