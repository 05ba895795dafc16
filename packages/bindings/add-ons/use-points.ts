import { useContext } from '@wordpress/element';
import type { PagePoints } from '../app/page-points';
import { PointsContext } from './points-context';

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
