import { createContext, useContext } from '@wordpress/element';
import type { PagePoints } from '../app/page-points';

/** The points of a page; `null` while no add-on takes part in it, and outside of one. */
export const PointsContext = createContext< PagePoints | null >( null );

/** The points of this page. Throws where there are none: only what add-ons bring may ask. */
export const usePoints = (): PagePoints => {
	const points = useContext( PointsContext );
	if ( ! points ) {
		throw new Error(
			'Shopfront: a component in which add-ons take part is rendered outside of the page that they are on. ' +
				'Put it below <PointsProvider points={ … }>.'
		);
	}
	return points;
};
