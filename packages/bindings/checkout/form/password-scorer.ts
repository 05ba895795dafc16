import { passwordLevel, type PasswordLevel } from '@shopfront/components';

/** Says how hard a password is to guess for who knows some words about its owner. */
export type ScorePassword = (
	password: string,
	known: readonly string[]
) => PasswordLevel;

/** The strength library, as soon as it has come; by length and kinds of characters until then. */
export interface PasswordScorer {
	score: ScorePassword;
	/** Fetches the library, unless it is there or on its way. A failed try may be repeated. */
	fetch: () => void;
	/** Tells when the library has come. Returns the stop. */
	subscribe: ( listener: () => void ) => () => void;
}

const loadLibrary = async (): Promise< ScorePassword > => {
	const [ { ZxcvbnFactory }, { dictionary, adjacencyGraphs } ] =
		await Promise.all( [
			import(
				/* webpackChunkName: "password-strength" */
				'@zxcvbn-ts/core'
			),
			import(
				/* webpackChunkName: "password-strength" */
				'@zxcvbn-ts/language-common'
			),
		] );
	const library = new ZxcvbnFactory( {
		dictionary,
		graphs: adjacencyGraphs,
	} );
	return ( password, known ) => library.check( password, [ ...known ] ).score;
};

export const createPasswordScorer = (
	load: () => Promise< ScorePassword > = loadLibrary
): PasswordScorer => {
	const listeners = new Set< () => void >();
	let library: ScorePassword | null = null;
	let isOnItsWay = false;
	return {
		score: ( password, known ) =>
			library && password !== ''
				? library( password, known )
				: passwordLevel( password ),
		fetch: () => {
			if ( library || isOnItsWay ) {
				return;
			}
			isOnItsWay = true;
			load().then(
				( loaded ) => {
					library = loaded;
					listeners.forEach( ( listener ) => listener() );
				},
				() => {
					// The thresholds judge well enough; who comes back to the field asks again.
					isOnItsWay = false;
				}
			);
		},
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
};
