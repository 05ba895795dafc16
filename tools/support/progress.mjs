const SEPARATOR = ' · ';

/** Steps that have ended, with their seconds. */
const ended = [];

const write = ( text ) => process.stdout.write( text );

/**
 * Shows how long a step takes: on a terminal all steps on one line, which counts; elsewhere a line for each step when it has
 * ended.
 *
 * @template T
 * @param {string}           title  `Building`.
 * @param {() => Promise<T>} action
 * @return {Promise<T>}
 */
export const showProgress = async ( title, action ) => {
	const start = Date.now();
	const describe = () =>
		`${ title } ${ Math.round( ( Date.now() - start ) / 1000 ) } s`;
	const show = () =>
		write( `\r${ [ ...ended, describe() ].join( SEPARATOR ) }` );
	const timer = process.stdout.isTTY ? setInterval( show, 1000 ) : undefined;
	try {
		return await action();
	} finally {
		clearInterval( timer );
		if ( timer ) {
			show();
		} else {
			write( `${ describe() }\n` );
		}
		ended.push( describe() );
	}
};

/** Ends the line of the steps, so that other output starts on a line of its own. */
export const endProgress = () => {
	if ( process.stdout.isTTY && ended.length > 0 ) {
		write( '\n' );
	}
	ended.length = 0;
};
