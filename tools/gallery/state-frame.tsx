import { useState } from '@wordpress/element';
import type { SyntheticEvent } from 'react';
import {
	type DisplayOptionValues,
	writeDisplayOptions,
} from './display-options';
import type { GalleryState } from './states';

export interface StateFrameProps {
	state: GalleryState;
	displayOptions: DisplayOptionValues;
}

/** Until its content has been measured, in CSS pixels. */
const INITIAL_HEIGHT_PX = 96;
/** Taller content scrolls. */
const MAX_HEIGHT_PX = 640;

const getUrl = (
	{ id }: GalleryState,
	displayOptions: DisplayOptionValues
) => {
	const query = writeDisplayOptions( displayOptions );
	// The width belongs to the frame. Leaving it out avoids a reload when it changes.
	query.delete( 'width' );
	query.set( 'state', id );
	return `/components/state/?${ query }`;
};

/** An iframe gives a state its own width, text size and theme, unique ids, and its own window for sticky content. */
export const StateFrame = ( { state, displayOptions }: StateFrameProps ) => {
	const [ heightPx, setHeightPx ] = useState( INITIAL_HEIGHT_PX );
	const address = getUrl( state, displayOptions );
	const observeHeight = ( {
		currentTarget: { contentDocument },
	}: SyntheticEvent< HTMLIFrameElement > ) => {
		const body = contentDocument?.body;
		if ( body ) {
			// Garbage-collected with the iframe's document.
			new ResizeObserver( () =>
				setHeightPx( Math.min( body.scrollHeight, MAX_HEIGHT_PX ) )
			).observe( body );
		}
	};
	return (
		<>
			<iframe
				className="sf-gallery-frame"
				title={ state.title }
				src={ address }
				loading="lazy"
				style={ {
					blockSize: heightPx,
					inlineSize:
						displayOptions.width === 'page'
							? '100%'
							: `${ displayOptions.width }px`,
				} }
				onLoad={ observeHeight }
			/>
			<a href={ address } aria-label={ `${ state.title }, alone` }>
				Alone
			</a>
		</>
	);
};
