/**
 * Runs before the page's scripts. `window.benchmarkFirstPress` gets the times of the first press on plus, of the frame
 * that shows another quantity, and of the first request that changes something afterwards: milliseconds of the page's clock,
 * `null` until then.
 *
 * @param {{ plus: string, api: string }} options
 */
export const watchFirstPress = ( { plus, api } ) => {
	const REPORT_MS = 500;
	const seen = { pressedAt: null, paintedAt: null, sentAt: null };
	window.benchmarkFirstPress = seen;
	// The block replaces the first paint, so each frame finds the field again.
	const quantity = () =>
		document.querySelector( plus )?.parentElement.querySelector( 'input' )
			?.value;
	/** When the paints that follow clicks were on screen, exact to 8 ms. */
	const paints = [];
	new PerformanceObserver( ( list ) =>
		list
			.getEntries()
			.filter( ( { name } ) => name === 'click' )
			.forEach( ( { startTime, duration } ) =>
				paints.push( startTime + duration )
			)
	).observe( { type: 'event', durationThreshold: 16 } );
	const notePaint = ( before ) =>
		window.requestAnimationFrame( ( frameAt ) => {
			if ( [ before, undefined ].includes( quantity() ) ) {
				notePaint( before );
				return;
			}
			// A message sent during a frame arrives after its paint, but also after other tasks.
			const channel = new MessageChannel();
			channel.port1.onmessage = () => {
				const messageAt = performance.now();
				// The browser reports events after their paint.
				setTimeout( () => {
					seen.paintedAt = Math.min(
						messageAt,
						...paints.filter( ( time ) => time >= frameAt )
					);
				}, REPORT_MS );
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
