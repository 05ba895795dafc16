/** Names each file that still runs after five minutes: a test in an endless loop never reaches its own limit. */
const path = require( 'path' );

const LIMIT_MS = 300_000;

module.exports = class LongFiles {
	timers = new Map();

	onTestFileStart( { path: file } ) {
		const name = path.relative( process.cwd(), file );
		const timer = setTimeout(
			() => process.stderr.write( `Still running: ${ name }\n` ),
			LIMIT_MS
		);
		this.timers.set( file, timer.unref() );
	}

	onTestFileResult( { path: file } ) {
		clearTimeout( this.timers.get( file ) );
	}
};
