import { createContext } from '@wordpress/element';
import type { PagePoints } from '../app/page-points';

/** The points of a page; `null` while no add-on takes part in it, and outside of one. */
export const PointsContext = createContext< PagePoints | null >( null );
