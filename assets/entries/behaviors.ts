/**
 * The script of pages with products: finds the elements that have a behavior, and loads the code of those alone. Each behavior
 * is a module of its own, which the browser imports (docs/decisions/behaviors.md).
 */
import '../styles/behaviors.scss';
import { startBehaviors } from '@shopfront/behaviors/engine/behavior';
import { BEHAVIORS_GLOBAL } from '@shopfront/names';
import { PAGE_BEHAVIORS } from './page-behaviors';

/** Names of the behaviors that a page wants, if the platform's scripts have its other elements. */
const wanted: readonly string[] | undefined = Reflect.get(
	window,
	BEHAVIORS_GLOBAL
);

startBehaviors(
	document,
	PAGE_BEHAVIORS.filter( ( { name } ) => wanted?.includes?.( name ) ?? true )
);
