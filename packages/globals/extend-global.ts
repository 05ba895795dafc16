import { isRecord } from '@shopfront/store-api';

/**
 * Adds members to an object on the window. Reuses an existing object, because other scripts may hold a reference, and
 * overwrites members of the same name.
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
