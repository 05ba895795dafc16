/**
 * The script of pages with products. Finds elements that have a behavior, and imports only those behaviors' modules
 * (docs/decisions/behaviors.md).
 */
import '../styles/behaviors.scss';
import { startBehaviors } from '@shopfront/behaviors/engine/behavior';
import { BEHAVIORS_GLOBAL } from '@shopfront/names';
import { PAGE_BEHAVIORS } from './page-behaviors';

/** Set if the platform's scripts handle the page's other elements. */
const wanted: readonly string[] | undefined = Reflect.get(
	window,
	BEHAVIORS_GLOBAL
);

startBehaviors(
	document,
	PAGE_BEHAVIORS.filter( ( { name } ) => wanted?.includes?.( name ) ?? true )
);
