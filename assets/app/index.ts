import type { BlockApp } from '@shopfront/bindings';
import { startApp } from './start-app';

let app: Promise< BlockApp > | null = null;

/** The app of this page, started by the first block that needs it and shared by all. */
export const getApp = (): Promise< BlockApp > => ( app ??= startApp( window ) );
