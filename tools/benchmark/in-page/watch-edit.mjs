/* global MutationObserver */

/**
 * Runs in the page before an edit. `window.benchmarkEdit` gets the times of the next click on a line's plus button, its
 * paint, the final total and the Store API's response: milliseconds of the page's clock, `null` until then. Also the
 * last DOM change, the longest task, and the number of changed rows.
 *
 * @param {{ cart: string, plus: string, row: string, total: string, pending: string, api: string, line: number }} options
 */
export const watchEdit = ( { cart, plus, row, total, pending, api, line } ) => {
	const button = document
		.querySelectorAll( row )
		[ line ].querySelector( plus );
	const input = button.parentElement.querySelector( 'input' );
	const quantity = input.value;
	const touched = new Set();
	let shownTotal = null;
	const edit = {
		clickedAt: null,
		paintedAt: null,
		exactAt: null,
		respondedAt: null,
		mutatedAt: null,
		longestTaskMs: 0,
		rowsTouched: 0,
	};
	window.benchmarkEdit = edit;

	const noteMutations = ( mutations ) => {
		edit.mutatedAt = performance.now();
		for ( const { target } of mutations ) {
			touched.add(
				( target.closest ? target : target.parentElement )?.closest(
					row
				)
			);
		}
		touched.delete( null );
		touched.delete( undefined );
		edit.rowsTouched = touched.size;

		// A pending total isn't final, even if it doesn't change any more.
		const isSettled = ! document.querySelector( pending );
		const shownText =
			isSettled && document.querySelector( total ).textContent;
		if ( shownText !== shownTotal ) {
			shownTotal = shownText;
			edit.exactAt = isSettled ? edit.mutatedAt : null;
		}
	};
	const notePaint = () =>
		window.requestAnimationFrame( () => {
			if ( input.value === quantity ) {
				notePaint();
				return;
			}
			// A message sent during a frame arrives after its paint.
			const channel = new MessageChannel();
			channel.port1.onmessage = () => {
				edit.paintedAt = performance.now();
			};
			channel.port2.postMessage( null );
		} );
	const noteEntries = ( list ) => {
		for ( const entry of list.getEntries() ) {
			if ( entry.entryType === 'longtask' ) {
				edit.longestTaskMs = Math.max(
					edit.longestTaskMs,
					entry.duration
				);
			} else if ( entry.name.includes( api ) ) {
				edit.respondedAt = entry.responseEnd;
			}
		}
	};

	const mutations = new MutationObserver( noteMutations );
	const entries = new PerformanceObserver( noteEntries );
	edit.stop = () => {
		mutations.disconnect();
		entries.disconnect();
	};
	button.addEventListener(
		'click',
		( { timeStamp } ) => {
			edit.clickedAt = timeStamp;
			mutations.observe( document.querySelector( cart ), {
				attributes: true,
				characterData: true,
				childList: true,
				subtree: true,
			} );
			entries.observe( { entryTypes: [ 'longtask', 'resource' ] } );
			notePaint();
		},
		{ capture: true, once: true }
	);
};
