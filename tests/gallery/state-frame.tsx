import { useState } from '@wordpress/element';
import type { SyntheticEvent } from 'react';
import { type Looks, writeLooks } from './looks';
import type { GalleryState } from './states';

export interface StateFrameProps {
	state: GalleryState;
	looks: Looks;
}

/** Until it is known how high a state is, CSS pixels. */
const FIRST_HEIGHT_PX = 96;
/** What is higher is scrolled. */
const MOST_HEIGHT_PX = 640;

const addressOf = ( { id }: GalleryState, looks: Looks ) => {
	const query = writeLooks( looks );
	// The frame is as wide as it is; what is in it need not be fetched again for that.
	query.delete( 'width' );
	query.set( 'state', id );
	return `/components/state/?${ query }`;
};

/**
 * A state in a document of its own: as wide, as large in its text and as dark as it is asked to be, without touching
 * the states beside it. Ids and what sticks to the edge of the window are its own, too.
 */
export const StateFrame = ( { state, looks }: StateFrameProps ) => {
	const [ heightPx, setHeightPx ] = useState( FIRST_HEIGHT_PX );
	const address = addressOf( state, looks );
	const follow = ( {
		currentTarget: { contentDocument },
	}: SyntheticEvent< HTMLIFrameElement > ) => {
		const body = contentDocument?.body;
		if ( body ) {
			// It ends with the document that it watches.
			new ResizeObserver( () =>
				setHeightPx( Math.min( body.scrollHeight, MOST_HEIGHT_PX ) )
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
						looks.width === 'page' ? '100%' : `${ looks.width }px`,
				} }
				onLoad={ follow }
			/>
			<a href={ address } aria-label={ `${ state.title }, alone` }>
				Alone
			</a>
		</>
	);
};
