// Generated from the descriptors of behaviors by `npm run generate`: do not edit.
import type { BehaviorSource } from '@shopfront/behaviors/engine/behavior';
import { layers } from '@shopfront/behaviors/dialogs/layers/descriptor';
import { lightboxRemote } from '@shopfront/behaviors/dialogs/lightbox-remote/descriptor';
import {
	lightbox,
	lightboxAuto,
	loginPopup,
	offcanvas,
	termsLightbox,
} from '@shopfront/behaviors/dialogs/lightbox/descriptor';
import { lightboxPictures } from '@shopfront/behaviors/dialogs/picture-links/descriptor';
import {
	lightboxVideo,
	video,
	videoBackground,
} from '@shopfront/behaviors/dialogs/video/descriptor';
import { accordion } from '@shopfront/behaviors/disclosure/accordion/descriptor';
import { collapseOMatic } from '@shopfront/behaviors/disclosure/collapse-o-matic/descriptor';
import { collapse } from '@shopfront/behaviors/disclosure/collapse/descriptor';
import { dropdown } from '@shopfront/behaviors/disclosure/dropdown/descriptor';
import { readMore } from '@shopfront/behaviors/disclosure/read-more/descriptor';
import { tabs } from '@shopfront/behaviors/disclosure/tabs/descriptor';
import { passwordToggle } from '@shopfront/behaviors/forms/password-toggle/descriptor';
import { animateIn } from '@shopfront/behaviors/motion/animate-in/descriptor';
import { countUp } from '@shopfront/behaviors/motion/count-up/descriptor';
import { motionNotice } from '@shopfront/behaviors/motion/motion-notice/descriptor';
import {
	backToTop,
	scrollTo,
	urlHash,
} from '@shopfront/behaviors/motion/page-scroll/descriptor';
import { slider } from '@shopfront/behaviors/motion/slider/descriptor';
import {
	comingSoon,
	storeNotice,
} from '@shopfront/behaviors/page/banners/descriptor';
import { editShortcuts } from '@shopfront/behaviors/page/edit-shortcuts/descriptor';
import { lazyScript } from '@shopfront/behaviors/page/lazy-script/descriptor';
import { ordersTable } from '@shopfront/behaviors/page/orders-table/descriptor';
import { pageNotices } from '@shopfront/behaviors/page/page-notices/descriptor';
import { sizedContainer } from '@shopfront/behaviors/page/sized-container/descriptor';
import { skeleton } from '@shopfront/behaviors/page/skeleton/descriptor';
import { socialFeed } from '@shopfront/behaviors/page/social-feed/descriptor';
import { stickyHeader } from '@shopfront/behaviors/page/sticky-header/descriptor';

export const SITE_BEHAVIORS: readonly BehaviorSource[] = [
	layers,
	lightboxRemote,
	lightbox,
	lightboxAuto,
	loginPopup,
	offcanvas,
	termsLightbox,
	lightboxPictures,
	lightboxVideo,
	video,
	videoBackground,
	accordion,
	collapseOMatic,
	collapse,
	dropdown,
	readMore,
	tabs,
	passwordToggle,
	animateIn,
	countUp,
	motionNotice,
	backToTop,
	scrollTo,
	urlHash,
	slider,
	comingSoon,
	storeNotice,
	editShortcuts,
	lazyScript,
	ordersTable,
	pageNotices,
	sizedContainer,
	skeleton,
	socialFeed,
	stickyHeader,
];
