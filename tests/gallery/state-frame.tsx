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

/** Until it is known how high a state is, CSS pixels. */
const INITIAL_HEIGHT_PX = 96;
/** What is higher is scrolled. */
const MAX_HEIGHT_PX = 640;

const getUrl = (
	{ id }: GalleryState,
	displayOptions: DisplayOptionValues
) => {
	const query = writeDisplayOptions( displayOptions );
	// The frame is as wide as it is; what is in it need not be fetched again for that.
	query.delete( 'width' );
	query.set( 'state', id );
	return `/components/state/?${ query }`;
};

/**
 * A state in a document of its own: as wide, as large in its text and as dark as it is asked to be, without touching
 * the states beside it. Ids and what sticks to the edge of the window are its own, too.
 */
export const StateFrame = ( { state, displayOptions }: StateFrameProps ) => {
	const [ heightPx, setHeightPx ] = useState( INITIAL_HEIGHT_PX );
	const address = getUrl( state, displayOptions );
	const follow = ( {
		currentTarget: { contentDocument },
	}: SyntheticEvent< HTMLIFrameElement > ) => {
		const body = contentDocument?.body;
		if ( body ) {
			// It ends with the document that it watches.
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
				onLoad={ follow }
			/>
			<a href={ address } aria-label={ `${ state.title }, alone` }>
				Alone
			</a>
		</>
	);
};
