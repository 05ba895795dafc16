import type { SnackbarListProps } from '@shopfront/components';
import { createLateComponent } from '../late/late-component';

/** Messages at the edge of the window. There are none before somebody acts, and then it comes with what acting needs. */
export const LateSnackbars = createLateComponent< SnackbarListProps >( () =>
	import( /* webpackChunkName: "api" */ './snackbars' ).then(
		( { SnackbarList } ) => SnackbarList
	)
);
