/**
 * Runs before the page's scripts. `window.benchmarkFirstPress` gets the times of the first press on plus, of the frame
 * that shows another quantity, and of the first request that changes something afterwards: milliseconds of the page's clock,
 * `null` until then.
 *
 * @param {{ plus: string, api: string }} options
 */
export const watchFirstPress = ( { plus, api } ) => {
	const seen = { pressedAt: null, paintedAt: null, sentAt: null };
	window.benchmarkFirstPress = seen;
	// The block replaces the first paint, so each frame finds the field again.
	const quantity = () =>
		document.querySelector( plus )?.parentElement.querySelector( 'input' )
			?.value;
	const notePaint = ( before ) =>
		window.requestAnimationFrame( () => {
			if ( [ before, undefined ].includes( quantity() ) ) {
				notePaint( before );
				return;
			}
			// A message sent during a frame arrives after its paint.
			const channel = new MessageChannel();
			channel.port1.onmessage = () => {
				seen.paintedAt = performance.now();
			};
			channel.port2.postMessage( null );
		} );
	window.addEventListener(
		'pointerdown',
		( { target, timeStamp } ) => {
			if ( seen.pressedAt === null && target.closest( plus ) ) {
				seen.pressedAt = timeStamp;
				notePaint( quantity() );
			}
		},
		true
	);
	const { fetch } = window;
	window.fetch = function ( ...sent ) {
		const request = new Request( ...sent );
		if (
			seen.pressedAt !== null &&
			request.method !== 'GET' &&
			request.url.includes( api )
		) {
			seen.sentAt ??= performance.now();
		}
		return fetch.apply( this, sent );
	};
};
