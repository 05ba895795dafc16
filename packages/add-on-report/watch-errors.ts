import type { ScriptFinder } from './find-script';

/** Covers uncaught errors in event listeners, timers and promises. */
export const watchErrors = (
	view: Window,
	scripts: Pick< ScriptFinder, 'findByError' | 'findByUrl' >,
	onError: ( script: string, error: unknown ) => void
): ( () => void ) => {
	const onThrown = ( { filename, error, message }: ErrorEvent ) => {
		const script =
			scripts.findByUrl( filename ) ?? scripts.findByError( error );
		if ( script !== null ) {
			onError( script, error ?? message );
		}
	};
	const onRejected = ( { reason }: PromiseRejectionEvent ) => {
		const script = scripts.findByError( reason );
		if ( script !== null ) {
			onError( script, reason );
		}
	};
	view.addEventListener( 'error', onThrown );
	view.addEventListener( 'unhandledrejection', onRejected );
	return () => {
		view.removeEventListener( 'error', onThrown );
		view.removeEventListener( 'unhandledrejection', onRejected );
	};
};
