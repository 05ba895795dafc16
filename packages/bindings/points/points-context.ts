import type { Points } from '@shopfront/points';
import { createContext, useContext } from '@wordpress/element';

/** The points of a page; `null` outside of one. */
export const PointsContext = createContext< Points | null >( null );

/** The points of this page. Throws outside of one. */
export const usePoints = (): Points => {
	const points = useContext( PointsContext );
	if ( ! points ) {
		throw new Error(
			'Shopfront: a component in which add-ons take part is rendered outside of the page that they are on. ' +
				'Put it below <PointsProvider points={ … }>.'
		);
	}
	return points;
};
