import type { PagePoints, PluginHost } from '@shopfront/bindings';
import { createLate, type Late } from '@shopfront/late';
import type { Settings } from '@shopfront/settings';
import { isRecord } from '@shopfront/store-api';

/** Which of the two builds this is; webpack.config.js puts it in. */
declare const SHOPFRONT_BUILD: 'wordpress' | 'standalone';

/** Whether WordPress has plugins on this page: add-ons depend on them to fill a slot. */
const hasHostPlugins = ( view: Window ): boolean => {
	const wp: unknown = Reflect.get( view, 'wp' );
	return SHOPFRONT_BUILD === 'wordpress' && isRecord( wp ) && !! wp.plugins;
};

/**
 * Where add-ons take part in a page. Most have none, so it comes with what brings them; where the host brings them
 * itself, it is asked for here.
 */
export function loadPoints(
	view: Window,
	settings: Pick< Settings, 'currentUserIsAdmin' >
): Late< PagePoints > {
	const isHosted = hasHostPlugins( view );
	const points = createLate( async () => {
		const { createPagePoints, readPluginHost } = await import(
			/* webpackChunkName: "globals" */ './page-points'
		);
		const pluginHost: PluginHost | null = isHosted
			? readPluginHost( view )
			: null;
		return createPagePoints( {
			isAdmin: () => settings.currentUserIsAdmin,
			now: () => view.performance.now(),
			pluginHost,
		} );
	} );
	if ( isHosted ) {
		void points.fetch();
	}
	return points;
}
