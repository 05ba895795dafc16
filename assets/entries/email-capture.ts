import { startEmailCapture } from '@shopfront/behaviors/email-capture';

startEmailCapture( window );
