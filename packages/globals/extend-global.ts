import { isRecord } from '@shopfront/store-api';

/**
 * Reuses an existing object on the window, because other scripts may hold a reference. Overwrites members of the same
 * name.
 */
export const extendGlobal = (
	view: Window,
	name: string,
	members: object
): void => {
	const existing: unknown = Reflect.get( view, name );
	Reflect.set(
		view,
		name,
		isRecord( existing ) ? Object.assign( existing, members ) : members
	);
};
