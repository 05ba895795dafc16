module.exports = require( '../absent.cjs' ).absentUntilUsed(
	'@pmmmwh/react-refresh-webpack-plugin'
);
